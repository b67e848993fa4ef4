import type { ReactNode } from 'react';
import { AppBar } from './app-bar';
import type { IconName } from './icon';
import { Phone } from './phone';

interface ExerciseProps {
  title: string;
  /** Words answered so far, out of `total`. */
  done: number;
  total: number;
  action?: IconName;
  children: ReactNode;
}

/** The frame every exercise shares: its name, how far the round has come, the task. */
export function Exercise({ title, done, total, action, children }: ExerciseProps) {
  return (
    <Phone>
      <AppBar back title={title} detail={`${done} из ${total}`} action={action} />
      <div className="round-progress">
        <div className="round-progress__done" style={{ width: `${(done / total) * 100}%` }} />
      </div>
      <div className="body">{children}</div>
    </Phone>
  );
}
