import { windows } from '@/lib/content/windows';

/** What the Windows program does, a heading and a sentence each. */
export const WindowsFeatures = () => (
  <ul className="grid gap-8 sm:grid-cols-3">
    {windows.features.map(({ title, text }) => (
      <li key={title} className="border-t-2 border-accent pt-4">
        <h3 className="text-xl font-bold">{title}</h3>
        <p className="mt-2">{text}</p>
      </li>
    ))}
  </ul>
);
