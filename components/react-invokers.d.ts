import 'react';

// Invoker commands (HTML standard) are not in @types/react 19.3 yet.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}
