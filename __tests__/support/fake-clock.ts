/** In every test of the file time passes only when the test says so. */
export function withFakeClock(): void {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });
}

/** Every test of the file is a first visit, with nothing stored, by a fake clock. */
export function withFreshVisits(): void {
  withFakeClock();

  beforeEach(() => sessionStorage.clear());
}
