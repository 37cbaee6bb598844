/** The theme would load Prism's languages here; code is highlighted at build time instead. */
export default function prismIncludeLanguages(): void {}
