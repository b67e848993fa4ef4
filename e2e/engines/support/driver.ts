/** A point of the window, in CSS pixels from the top left of what the page may paint on. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type MouseStep =
  | { readonly type: 'move'; readonly to: Point }
  | { readonly type: 'down' }
  | { readonly type: 'up' };

/** Keys that are no characters, as `KeyboardEvent.key` names them. */
export type KeyName = 'Tab' | 'Enter' | 'Escape' | 'Backspace';

/** What it takes to drive one tab of one engine; everything else is written once, in Tab. */
export interface EngineDriver {
  /** Opens an address and waits until its document is parsed. */
  goto(url: string): Promise<void>;
  /** Runs an expression in the page; its value, or that of its promise, comes back as JSON. */
  evaluate<T>(expression: string): Promise<T>;
  mouse(steps: readonly MouseStep[]): Promise<void>;
  /** Presses a key, or types one character; `shift` is held meanwhile. */
  press(key: KeyName | string, shift?: boolean): Promise<void>;
  /** Asks for the size of the viewport; a window manager may refuse less than it likes. */
  resize(width: number, height: number): Promise<void>;
  /** @returns PNG of the viewport */
  screenshot(): Promise<Buffer>;
  /** What the console was told as error or warning and what was thrown, as far as the engine tells. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** A running browser, one for each worker of the test runner. */
export interface EngineBrowser {
  /** Name and version, as the engine tells them. */
  readonly version: string;
  newTab(): Promise<EngineDriver>;
  close(): Promise<void>;
}
