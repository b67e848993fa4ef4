/** A page without its scripts, structured data among them. */
export const withoutScripts = (html: string) =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '');

/** A page without its Content-Security-Policy, which names the hashes of its scripts. */
export const withoutPolicy = (html: string) =>
  html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '');
