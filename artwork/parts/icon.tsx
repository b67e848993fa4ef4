/** Outlines on a 24×24 grid, drawn with a stroke of 2 units. */
const outlines = {
  back: 'M15 5l-7 7 7 7',
  book: 'M12 6.5C10 5 7 4.5 3.5 5v13.5c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zm0 0V20',
  calendar:
    'M4 7.5A2.5 2.5 0 016.5 5h11A2.5 2.5 0 0120 7.5v10a2.5 2.5 0 01-2.5 2.5h-11A2.5 2.5 0 014 17.5zM4 10.5h16M8 3v4M16 3v4',
  cards: 'M8 7h10a2 2 0 012 2v10a2 2 0 01-2 2H8a2 2 0 01-2-2V9a2 2 0 012-2zM3 15V5a2 2 0 012-2h10',
  chart: 'M5 20v-7M12 20V4M19 20v-10',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  clipboard: 'M9 5H7a2 2 0 00-2 2v12a2 2 0 002 2h10a2 2 0 002-2V7a2 2 0 00-2-2h-2M9 3.5h6v3.5H9z',
  cloud: 'M7 18.5a4.5 4.5 0 01-.5-8.97A6 6 0 0118 10.5a4 4 0 01-.5 8z',
  cross: 'M6 6l12 12M18 6L6 18',
  download: 'M12 4v11m-5-4.5l5 4.5 5-4.5M5 20h14',
  eraser: 'M9 6h9a2 2 0 012 2v8a2 2 0 01-2 2H9l-6-6zM11.5 9.5l5 5m0-5l-5 5',
  folder:
    'M3.5 18V6.5a1.5 1.5 0 011.5-1.5h4l2.5 3H19a1.5 1.5 0 011.5 1.5V18a1.5 1.5 0 01-1.5 1.5H5A1.5 1.5 0 013.5 18z',
  headphones:
    'M4 15v-2a8 8 0 0116 0v2M4 15v3a2 2 0 002 2h1.5v-6H4zm16 0v3a2 2 0 01-2 2h-1.5v-6H20z',
  music:
    'M9 18V6l11-2v12M9 18a2.75 2.75 0 11-5.5 0A2.75 2.75 0 019 18zm11-2a2.75 2.75 0 11-5.5 0 2.75 2.75 0 015.5 0z',
  next: 'M6 6l8 6-8 6zM18 6v12',
  pause: 'M8.5 6v12M15.5 6v12',
  pencil: 'M4 20l1-4.5L16 4.5 19.5 8 8.5 19z',
  phone:
    'M8.5 3h7A1.5 1.5 0 0117 4.5v15a1.5 1.5 0 01-1.5 1.5h-7A1.5 1.5 0 017 19.5v-15A1.5 1.5 0 018.5 3zM11 18h2',
  plane:
    'M12 3c1 0 1.5 1 1.5 2v4.5L21 14v2l-7.5-2v4l2.5 2v1.5L12 20.5l-4 1V20l2.5-2v-4L3 16v-2l7.5-4.5V5c0-1 .5-2 1.5-2z',
  plus: 'M12 5v14M5 12h14',
  previous: 'M18 6l-8 6 8 6zM6 6v12',
  puzzle: 'M5 8h4V7a2.5 2.5 0 015 0v1h5v4.5h-1a2.5 2.5 0 000 5h1V20H5z',
  right: 'M9 5l7 7-7 7',
  search: 'M11 18a7 7 0 100-14 7 7 0 000 14zm5-2l4.5 4.5',
  sliders:
    'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 100-5 2.5 2.5 0 000 5zm-7 10a2.5 2.5 0 100-5 2.5 2.5 0 000 5z',
  speaker: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 010 6M18 6.5a8 8 0 010 11',
  textSize: 'M2.5 18L8 5l5.5 13M4.5 14h7M14.5 18l3.5-8.5 3.5 8.5M15.8 15.2h4.4',
  upload: 'M12 15V4m-5 4.5L12 4l5 4.5M5 20h14',
  wifi: 'M3 9.5a13 13 0 0118 0M6.5 13.2a8 8 0 0111 0M12 17.5h.01',
} as const;

export type IconName = keyof typeof outlines;

export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={outlines[name]} />
    </svg>
  );
}
