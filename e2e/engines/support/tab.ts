import { Control } from './control';
import { type EngineDriver, type KeyName, type Point } from './driver';

/** One tab of any engine: what a person does with a page, written once. */
export class Tab {
  constructor(
    private readonly driver: EngineDriver,
    private readonly siteUrl: string,
    private readonly queries: string,
  ) {}

  /** Opens a page of the site. @param path from the site's home, with slashes at both ends */
  async goto(path: string): Promise<void> {
    await this.gotoParsed(path);
    await this.untilLoaded();
  }

  private async untilLoaded(): Promise<void> {
    await this.evaluate(
      () =>
        document.readyState === 'complete' ||
        new Promise((resolve) => addEventListener('load', () => resolve(true))),
    );
  }

  /** Opens a page and does not wait for what it loads, which may be held back. */
  gotoParsed(path: string): Promise<void> {
    return this.driver.goto(this.siteUrl + path);
  }

  /**
   * Opens a page that may run no script, in a frame as wide as the viewport or narrower; what is
   * asked for by role is then looked for in the frame.
   *
   * @param width CSS pixels; a phone's makes the page think that it is on a phone
   */
  async gotoWithoutScripts(path: string, width?: number): Promise<void> {
    const query = new URLSearchParams({ path, ...(width && { width: String(width) }) });
    await this.driver.goto(`${this.siteUrl}/without-scripts?${query}`);
    await this.untilLoaded();
    if (width !== undefined) await this.becomePhone();
  }

  /** Says what the early script says on a phone; there are no phones here. */
  async becomePhone(): Promise<void> {
    await this.evaluate(() => {
      pageQueries.rootDocument().documentElement.dataset.device = 'mobile';
    });
  }

  control(role: string, name?: string): Control {
    return new Control(this, [{ role, name }]);
  }

  /** Runs a function in the page; arguments and result travel as JSON. */
  async evaluate<Args extends unknown[], T>(body: (...args: Args) => T, ...args: Args) {
    const queries = `globalThis.pageQueries ?? ${this.queries}`;
    const call = `(${body.toString()})(...${JSON.stringify(args)})`;
    return this.driver.evaluate<Awaited<T>>(`(() => { ${queries}; return ${call}; })()`);
  }

  async clickAt(point: Point): Promise<void> {
    await this.driver.mouse([{ type: 'move', to: point }, { type: 'down' }, { type: 'up' }]);
  }

  moveTo(point: Point): Promise<void> {
    return this.driver.mouse([{ type: 'move', to: point }]);
  }

  /** Presses at the first point, moves along the others and releases at the last one. */
  async drag(first: Point, ...others: readonly Point[]): Promise<void> {
    const moves = others.map((to) => ({ type: 'move', to }) as const);
    const start = [{ type: 'move', to: first }, { type: 'down' }] as const;
    await this.driver.mouse([...start, ...moves, { type: 'up' }]);
  }

  press(key: KeyName, shift = false): Promise<void> {
    return this.driver.press(key, shift);
  }

  async type(text: string): Promise<void> {
    for (const character of text) await this.driver.press(character);
  }

  resize(width: number, height: number): Promise<void> {
    return this.driver.resize(width, height);
  }

  screenshot(): Promise<Buffer> {
    return this.driver.screenshot();
  }

  get complaints(): readonly string[] {
    return this.driver.complaints;
  }

  close(): Promise<void> {
    return this.driver.close();
  }
}
