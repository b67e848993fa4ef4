import { randomBytes } from 'node:crypto';
import { emailSchema } from '@/lib/deletion/email-schema';

export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Endpoint {
  /** @param reads false for HEAD, which mail scanners send: nothing may change then */
  answer(query: URLSearchParams, origin: string, reads: boolean): Reply;
  /** What a broken service would say. */
  readonly failure: Reply;
}

export interface EndpointOptions {
  /** URL, or path on this origin, of the folder with the result pages; no final slash. */
  readonly siteUrl: string;
  /** Name of the app, for emails. */
  readonly product?: string;
  readonly log?: (text: string) => void;
}

interface DeletionEmail {
  readonly to: string;
  /** Absolute URL whose opening deletes the data. */
  readonly link: string;
  readonly subject: string;
  readonly text: string;
}

/** @param product name of the app */
const deletionEmail = (product: string, to: string, link: string): DeletionEmail => ({
  to,
  link,
  subject: `Удаление данных пользователя\u00a0— ${product}`,
  text: `Здравствуйте!

Мы получили запрос на удаление данных пользователя приложения «${product}», зарегистрированного с адресом ${to}.

Чтобы удалить данные, перейдите по ссылке:
${link}

После перехода по ссылке данные будут удалены безвозвратно: восстановить их не получится.

Если вы не отправляли этот запрос, просто не обращайте внимания на письмо: пока никто не перешёл по ссылке, с вашими данными ничего не произойдёт.

Всего вам доброго!
«${product}»`,
});

/** What the service does when it works; everything is in memory. */
export function createEndpoints({ siteUrl, product = 'Словарь+', log }: EndpointOptions) {
  const emails: DeletionEmail[] = [];
  const deletions: string[] = [];
  /** Recipients by the tokens of links that were not followed yet. */
  const tokens = new Map<string, string>();

  const redirect = (page: string): Reply => ({
    status: 303,
    // The URL that leads here holds the token, so nobody may learn it as a referrer.
    headers: { Location: `${siteUrl}/${page}/`, 'Referrer-Policy': 'no-referrer' },
  });

  /** `?userEmail=…`: 200 alike whether or not there is such a user, 400 for no email address. */
  const requestDeletion: Endpoint = {
    answer(query, origin, reads) {
      const [to = '', ...others] = query.getAll('userEmail');
      // The schema trims, and a raw plus, which a query reads as a space, must not pass.
      const isRight = to.trim() === to && emailSchema.safeParse(to).success;
      if (!isRight || others.length > 0) return { status: 400 };
      if (reads) {
        const token = randomBytes(32).toString('base64url');
        tokens.set(token, to);
        const email = deletionEmail(product, to, `${origin}/acc/ConfirmDeletion?token=${token}`);
        emails.push(email);
        log?.(`\nEmail to ${to}\n${email.subject}\n\n${email.text}\n`);
      }
      return { status: 200 };
    },
    failure: { status: 500 },
  };

  /** `?token=…`: spends the token and leads on to the site's result page. */
  const confirmDeletion: Endpoint = {
    answer(query, _origin, reads) {
      const token = query.get('token') ?? '';
      const user = tokens.get(token);
      if (user === undefined) return redirect('deletionError');
      if (reads) {
        tokens.delete(token);
        deletions.push(user);
        log?.(`Data of ${user} deleted`);
      }
      return redirect('deletionSuccess');
    },
    failure: redirect('deletionError'),
  };

  const byPath: Readonly<Record<string, Endpoint>> = {
    '/acc/RequestDeleteUserByEmail': requestDeletion,
    '/acc/ConfirmDeletion': confirmDeletion,
  };
  return {
    byPath,
    emails: emails as readonly DeletionEmail[],
    /** Email addresses of users whose data were deleted by a followed link. */
    deletions: deletions as readonly string[],
  };
}
