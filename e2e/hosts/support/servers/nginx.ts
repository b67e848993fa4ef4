import { type ProgramContext, type ProgramServer } from './server';

/** Debian's mime.types and otherwise only what nginx needs to run without rights. */
const configuration = ({ port, root, folder }: ProgramContext, more = '') => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    index index.html;
    ${more}
  }
}
`;

/** nginx by its defaults. */
export const nginx: ProgramServer = {
  name: 'nginx',
  programs: [['nginx', '/usr/sbin/nginx']],
  aptPackages: ['nginx-light'],
  ownNotFoundPage: false,
  contentTypes: { avif: 'application/octet-stream', webmanifest: 'application/octet-stream' },
  configuration,
  args: ({ folder, configFile }) => ['-p', folder, '-e', `${folder}/error.log`, '-c', configFile],
};

/** nginx with what `npm run build` writes for it. */
export const nginxWithHostFile: ProgramServer = {
  ...nginx,
  name: 'nginx with .hosting/nginx.conf',
  readsHostFile: true,
  ownNotFoundPage: true,
  contentTypes: {},
  configuration: (context) => configuration(context, `include ${context.nginxConf};`),
};
