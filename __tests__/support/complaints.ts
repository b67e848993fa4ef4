/**
 * Fails a test in which something was told by `console.error`: React complains so of markup that
 * it would not have rendered.
 */
export function expectNoComplaints(): void {
  let complaints: jest.SpiedFunction<typeof console.error>;

  beforeEach(() => {
    complaints = jest.spyOn(console, 'error');
  });

  afterEach(() => {
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
}
