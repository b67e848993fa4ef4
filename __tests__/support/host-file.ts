import { fullProduct } from './product';
import { parseSettings } from '@/lib/settings/parse';
import { hostFiles } from '@/scripts/export/host-files';

export const { app } = fullProduct;

/** What a file for hosts is made of, beside the default settings. */
interface Sources {
  /** Variables of the environment. */
  readonly variables?: Readonly<Record<string, string>>;
  /** The owner's file of that name. */
  readonly own?: unknown;
  readonly certificates?: string[];
}

/** Bytes of a file: text, bytes, or an object as JSON. */
const bytesOf = (content: unknown) =>
  Buffer.from(
    typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content),
  );

/** Builds a file for hosts. @returns undefined without it; `said`: the sentences about all files */
export function hostFile(name: string, { variables = {}, own, ...changed }: Sources = {}) {
  const files = hostFiles(parseSettings(variables), { ...app, ...changed }, (asked) =>
    asked === name && own !== undefined ? bytesOf(own) : undefined,
  );
  const file = files.find((one) => one.name === name);
  const bytes = file && Buffer.from(file.content);
  const said = files.flatMap(({ sentences }) => sentences);
  return { bytes, text: bytes?.toString(), json: () => JSON.parse(String(bytes)) as unknown, said };
}
