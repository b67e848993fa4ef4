/** The second build that the browser tests look at: under a sub-path, its account service elsewhere. */
export const subPathBuild = {
  directory: '.variants/sub-path',
  /** What nginx includes for this build; the ordinary build writes its own to `.hosting/`. */
  nginxConf: '.variants/sub-path.nginx.conf',
  basePath: '/slovar',
  accountPort: 4199,
  siteUrl: 'https://owner.example',
} as const;
