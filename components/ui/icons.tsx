/** Makes an icon, hidden from screen readers, from a path in a square of 24 units. esbuild leaves out unused icons. */
/* @__NO_SIDE_EFFECTS__ */
export const icon = (path: string) =>
  function Icon() {
    return (
      <svg
        aria-hidden
        width="1.5em"
        height="1.5em"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={path} />
      </svg>
    );
  };

export const MenuIcon = icon('M4 7h16M4 12h16M4 17h10');
export const CloseIcon = icon('m6 6 12 12M18 6 6 18');
export const ShareIcon = icon('M12 3v12M7.5 7 12 2.75 16.5 7M6 11H5v9.5h14V11h-1');
export const LinkIcon = icon(
  'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
);
export const CheckIcon = icon('m5 12.5 4.5 4.5L19 7.5');
export const ExclamationIcon = icon('M12 5v8.5M12 18.75v.25');
export const ChevronIcon = icon('m6 9.5 6 6 6-6');
export const PreviousIcon = icon('m14.5 6-6 6 6 6');
export const NextIcon = icon('m9.5 6 6 6-6 6');
export const PauseIcon = icon('M9 6.5v11M15 6.5v11');
export const PlayIcon = icon('M8.5 6v12l9-6z');
export const MailIcon = icon('M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5');
export const ForumIcon = icon('M4 5h12v9H9l-3.5 3V14H4zM19 9h1.5v8.5H19v2.75L16 17.5h-5');
export const PhoneIcon = icon('M7.5 2.75h9v18.5h-9zM11 18.5h2');
export const ComputerIcon = icon('M3 4.5h18v11.5H3zM8.5 20h7M12 16v4');
export const DownloadIcon = icon('M12 4v11M7.5 10.75 12 15.25l4.5-4.5M4.5 20h15');
