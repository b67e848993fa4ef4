import { fileFormats } from '@/lib/content/file-formats';

/** What kinds of files the app takes and gives. */
export const FileFormats = () => (
  <section aria-labelledby="file-formats" className="max-w-prose">
    <h3 id="file-formats" className="font-serif text-xl font-bold">
      {fileFormats.title}
    </h3>
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
      {fileFormats.list.map(({ ending, text }) => (
        <div key={ending} className="contents">
          <dt className="font-semibold text-accent">{ending}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
