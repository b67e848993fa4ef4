/**
 * Keeps Cloudflare's «Email Address Obfuscation» from replacing the addresses of a page. The script that would restore
 * them is not allowed by the page's policy. The comments are Cloudflare's own.
 */
export const keepEmails = (html: string): string =>
  html.includes('mailto:')
    ? html.replace(/<body[^>]*>/, '$&<!--email_off-->').replace('</body>', '<!--/email_off-->$&')
    : html;
