import { windows } from '@/lib/content/windows';

/** What the Windows program does, a heading and a sentence each. */
export const WindowsFeatures = () => (
  <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-8">
    {windows.features.map(({ title, text }) => (
      <li key={title} className="border-t-2 border-accent pt-4">
        <h3 className="text-xl font-bold">{title}</h3>
        <p className="mt-2">{text}</p>
      </li>
    ))}
  </ul>
);
