const most = 120;

/** The beginning of a message, for list rows. */
export const shortened = (text: string): string => (text.length > most ? `${text.slice(0, most)}…` : text);
