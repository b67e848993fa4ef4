import { Icon } from './icon';

export const MenuIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h10" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const ShareIcon = () => (
  <Icon>
    <path d="M12 3v12M7.5 7 12 2.75 16.5 7M6 11H5v9.5h14V11h-1" />
  </Icon>
);

export const LinkIcon = () => (
  <Icon>
    <path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);

export const ExclamationIcon = () => (
  <Icon>
    <path d="M12 5v8.5M12 18.75v.25" />
  </Icon>
);

export const ChevronIcon = () => (
  <Icon>
    <path d="m6 9.5 6 6 6-6" />
  </Icon>
);

export const PreviousIcon = () => (
  <Icon>
    <path d="m14.5 6-6 6 6 6" />
  </Icon>
);

export const NextIcon = () => (
  <Icon>
    <path d="m9.5 6 6 6-6 6" />
  </Icon>
);

export const PauseIcon = () => (
  <Icon>
    <path d="M9 6.5v11M15 6.5v11" />
  </Icon>
);

export const PlayIcon = () => (
  <Icon>
    <path d="M8.5 6v12l9-6z" />
  </Icon>
);

export const MailIcon = () => (
  <Icon>
    <path d="M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5" />
  </Icon>
);

export const ForumIcon = () => (
  <Icon>
    <path d="M4 5h12v9H9l-3.5 3V14H4zM19 9h1.5v8.5H19v2.75L16 17.5h-5" />
  </Icon>
);

export const PhoneIcon = () => (
  <Icon>
    <path d="M7.5 2.75h9v18.5h-9zM11 18.5h2" />
  </Icon>
);

export const ComputerIcon = () => (
  <Icon>
    <path d="M3 4.5h18v11.5H3zM8.5 20h7M12 16v4" />
  </Icon>
);

export const DownloadIcon = () => (
  <Icon>
    <path d="M12 4v11M7.5 10.75 12 15.25l4.5-4.5M4.5 20h15" />
  </Icon>
);
