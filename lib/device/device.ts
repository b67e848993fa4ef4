/** What decides between the toolbar and the drawer: a tablet counts as desktop. */
export type Device = 'mobile' | 'desktop';
