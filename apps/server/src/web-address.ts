/** An address of the web that can be read in a text, and typed in even where it is no link. */
export const WEB_ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>()]{3,}|\b[a-z0-9-]{2,40}\.(?:com|net|org|info|biz|ru|cn|xyz|top|shop|site|online|io|co)\b/gi;
