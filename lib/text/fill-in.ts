/** Fills in placeholders: `Версия {version}` → `Версия 1.2`. @throws Error in Russian for one without a value */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{([^{}]*)\}/g, (place, name: string) => {
    const value = values[name];
    if (value !== undefined) return value;
    const known = Object.keys(values).map((known) => `{${known}}`);
    throw new Error(
      `lib/content: в тексте «${text}» подстановки ${place} нет, есть ${known.join(', ')}.`,
    );
  });
