import { randomBytes } from 'node:crypto';
import { emailSchema } from '@/lib/deletion/email-schema';

export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers a GET request. @param isBroken whether to answer as a service with an internal error does */
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

/** The behaviour of the service; its data are only in memory. */
export function createEndpoints({ siteUrl, siteName = '', log }: EndpointOptions) {
  /** Receives each recipient with the absolute URL that deletes the data when it is opened. */
  const emails: { readonly to: string; readonly link: string }[] = [];
  /** Recipients by the tokens of the links that have not been opened yet. */
  const tokens = new Map<string, string>();

  /** `?userEmail=…`: status 200, whether or not there is such a user; 400 if it is not an email address. */
  const requestDeletion: Endpoint = (query, origin, isBroken) => {
    if (isBroken) return { status: 500 };
    const [to = '', ...others] = query.getAll('userEmail');
    // The schema trims the address, and a `+` that is not encoded, which means a space, must be refused.
    const isRight = to.trim() === to && emailSchema.safeParse(to).success;
    if (!isRight || others.length > 0) return { status: 400 };
    const token = randomBytes(32).toString('base64url');
    const link = `${origin}/acc/ConfirmDeletion?token=${token}`;
    tokens.set(token, to);
    emails.push({ to, link });
    log?.(emailText(siteName, to, link));
    return { status: 200 };
  };

  /** `?token=…`: uses up the token and redirects to the site's result page. */
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
      // This URL contains the token, which no other site may get as a referrer.
      headers: { Location: `${siteUrl}/${page}/`, 'Referrer-Policy': 'no-referrer' },
    };
  };

  const byPath: Readonly<Record<string, Endpoint>> = {
    '/acc/RequestDeleteUserByEmail': requestDeletion,
    '/acc/ConfirmDeletion': confirmDeletion,
  };
  return { byPath, emails };
}
