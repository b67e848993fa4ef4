import { parseArgs } from 'node:util';

/** Reads the flags of a command, `npm start` or `npm run dev`, and PORT. @throws Error in Russian that lists the flags */
export function readFlags(command: string) {
  // npm takes flags that do not follow two dashes for its own. It negates `--no-build`.
  const { PORT, npm_config_port: port = PORT || '3000', npm_config_build: build } = process.env;
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: port },
        'no-build': { type: 'boolean', default: build === '' },
      },
    });
    const number = /^\d{1,5}$/.test(values.port) ? Number(values.port) : Infinity;
    if (number > 65_535) throw new Error('A value is not valid.');
    return { port: number, build: !values['no-build'] };
  } catch (error) {
    throw new Error(
      `Ключи «${process.argv.slice(2).join(' ')}» или переменная PORT не подходят. Есть --port=3000 (0 — любой свободный порт) и --no-build (показать то, что собрано раньше); перед ними в команде — два дефиса, ${command} -- --port=4000.`,
      { cause: error },
    );
  }
}
