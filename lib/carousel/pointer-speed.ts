/** A pointer's place along the axis of movement: CSS pixels at milliseconds. */
interface Sample {
  readonly position: number;
  readonly time: number;
}

/** Only this time before the release counts, in milliseconds: a drag may have been slower or faster earlier. */
const WINDOW_MS = 100;

/** Measures how fast a pointer moves at the moment of its release. */
export function createPointerSpeed() {
  let samples: Sample[] = [];
  return {
    reset(sample: Sample) {
      samples = [sample];
    },
    add(sample: Sample) {
      samples = [...samples.filter(({ time }) => sample.time - time <= WINDOW_MS), sample];
    },
    /**
     * Signed speed in CSS pixels per millisecond; 0 when the pointer rested
     * before the release.
     */
    at(time: number): number {
      const recent = samples.filter((sample) => time - sample.time <= WINDOW_MS);
      const first = recent.at(0);
      const last = recent.at(-1);
      if (!first || !last || first === last) return 0;
      return (last.position - first.position) / Math.max(time - first.time, 1);
    },
  };
}
