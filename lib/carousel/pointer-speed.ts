/** A position in CSS pixels and its time in milliseconds. */
interface Sample {
  readonly position: number;
  readonly time: number;
}

/** Only movement in this time before the release counts. */
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
    /** Returns the signed speed in CSS pixels per millisecond; 0 if the pointer rested before the release at `time`. */
    at(time: number): number {
      const recent = samples.filter((sample) => time - sample.time <= WINDOW_MS);
      const first = recent.at(0);
      const last = recent.at(-1);
      if (!first || !last || first === last) return 0;
      return (last.position - first.position) / Math.max(time - first.time, 1);
    },
  };
}
