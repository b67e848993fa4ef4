/** Signs of HTML and Markdown. A text about tags or powers has a space or a comma after a tag, or a digit before **. */
const markups = [
  /<br ?\/?>/i,
  /<(a|b|code|div|em|font|h\d|i|li|p|s|small|span|strong|u)( [^<>]*)?>[\p{L}\d«"][^<>]*<\/\1>/iu,
  /&(#\w+|nbsp|shy|thinsp|hellip|[mn]dash|[blr]dquo|[lr][as]quo|sbquo);/i,
  /(?<=[^\s(«])&(amp|apos|gt|lt|quot);|&(amp|apos|gt|lt|quot);(?=[\p{L}\d])/iu,
  /\[[^[\]]+\]\((?=https?:|mailto:|tel:|[/#])/,
  /(?<![\p{L}\d*])\*\*[\p{L}\d«"][^*]*\*\*(?![\p{L}\d*])/u,
];

/** Returns markup in a text that has none, so that visitors would see its signs. */
export const markupIn = (text: string): string | undefined =>
  markups.flatMap((markup) => markup.exec(text)?.[0] ?? [])[0];
