import { randomBytes } from 'node:crypto';
import { emailSchema } from '@/lib/deletion/email-schema';

export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers a GET. @param isBroken as a service does that has failed inside */
export type Endpoint = (query: URLSearchParams, origin: string, isBroken: boolean) => Reply;

export interface EndpointOptions {
  /** URL, or path on this origin, of the folder with the result pages; no final slash. */
  readonly siteUrl: string;
  /** Name of the app, for emails. */
  readonly siteName?: string;
  readonly log?: (text: string) => void;
}

const emailText = (siteName: string, to: string, link: string) => `
Письмо на ${to}
Удаление данных пользователя\u00a0— ${siteName}

Здравствуйте!

Мы получили запрос на удаление данных пользователя приложения «${siteName}», зарегистрированного с адресом ${to}.

Чтобы удалить данные, перейдите по ссылке:
${link}

После перехода по ссылке данные будут удалены безвозвратно: восстановить их не получится.

Если вы не отправляли этот запрос, просто не обращайте внимания на письмо: пока никто не перешёл по ссылке, с вашими данными ничего не произойдёт.

Всего вам доброго!
«${siteName}»
`;

/** What the service does; everything is in memory. */
export function createEndpoints({ siteUrl, siteName = '', log }: EndpointOptions) {
  /** Recipients, with the absolute URL whose opening deletes the data. */
  const emails: { readonly to: string; readonly link: string }[] = [];
  /** Recipients by the tokens of links that were not followed yet. */
  const tokens = new Map<string, string>();

  /** `?userEmail=…`: 200 alike whether or not there is such a user, 400 for no email address. */
  const requestDeletion: Endpoint = (query, origin, isBroken) => {
    if (isBroken) return { status: 500 };
    const [to = '', ...others] = query.getAll('userEmail');
    // The schema trims, and a raw plus, which a query reads as a space, must not pass.
    const isRight = to.trim() === to && emailSchema.safeParse(to).success;
    if (!isRight || others.length > 0) return { status: 400 };
    const token = randomBytes(32).toString('base64url');
    const link = `${origin}/acc/ConfirmDeletion?token=${token}`;
    tokens.set(token, to);
    emails.push({ to, link });
    log?.(emailText(siteName, to, link));
    return { status: 200 };
  };

  /** `?token=…`: spends the token and leads on to the site's result page. */
  const confirmDeletion: Endpoint = (query, _origin, isBroken) => {
    const token = query.get('token') ?? '';
    const user = isBroken ? undefined : tokens.get(token);
    if (user !== undefined) {
      tokens.delete(token);
      log?.(`Данные ${user} удалены`);
    }
    const page = user === undefined ? 'deletionError' : 'deletionSuccess';
    return {
      status: 303,
      // The URL that leads here holds the token, so nobody may learn it as a referrer.
      headers: { Location: `${siteUrl}/${page}/`, 'Referrer-Policy': 'no-referrer' },
    };
  };

  const byPath: Readonly<Record<string, Endpoint>> = {
    '/acc/RequestDeleteUserByEmail': requestDeletion,
    '/acc/ConfirmDeletion': confirmDeletion,
  };
  return { byPath, emails };
}
