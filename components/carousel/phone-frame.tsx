import { type ReactNode } from 'react';

interface PhoneFrameProps {
  readonly children: ReactNode;
}

/** A plain phone around a screenshot; its size fits a phone's and a computer's screen. */
export const PhoneFrame = ({ children }: PhoneFrameProps) => (
  <div className="w-56 shrink-0 overflow-hidden rounded-[1.75rem] border-[6px] border-ink/85 bg-sunken shadow-lg sm:w-72 dark:border-line phone:w-56">
    {children}
  </div>
);
