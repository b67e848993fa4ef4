/** Matches names of files that systems, editors, office programs and downloads leave in folders. */
const LEFT_BEHIND =
  /^(\.DS_Store|\.(_|#|~lock\.).*|\..*\.sw\w|~\$.*|.*(~|\.(bak|crdownload|part|tmp))|Thumbs\.db|desktop\.ini)$/i;

/** Whether nobody has put a file of this name into a folder on purpose. */
export const isLeftBehind = (name: string) => LEFT_BEHIND.test(name);
