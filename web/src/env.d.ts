/// <reference types="vite/client" />
declare module "*.icons" {
  const drawings: Record<string, string>;
  export default drawings;
}
