/** A drawing of the icon set in the colour of the text around it. */
export function Icon({ body, size, class: extra = "" }: { body: string; size?: number | string; class?: string }) {
  return (
    <svg
      class={`icon ${extra}`}
      viewBox="0 0 512 512"
      {...(size === undefined ? {} : { width: size, height: size })}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
