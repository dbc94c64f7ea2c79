/** The class names that hold, in one string. */
export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(" ");
