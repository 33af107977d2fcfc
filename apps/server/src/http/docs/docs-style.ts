/** The look of /api/docs: the colors of the web app, without any of its files. */
export const DOCS_STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#faf6ee, #14160f);
  --surface: light-dark(#fffdf8, #1c1f16);
  --ink: light-dark(#22251c, #f3efe3);
  --ink-soft: light-dark(#5a5c4f, #b7b6a6);
  --line: light-dark(#e0d9c8, #34382b);
  --herb-soft: light-dark(#e3eedb, #223320);
  --herb-ink: light-dark(#23552d, #a9dba4);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif;
}
h1 { font-size: 2.25rem; line-height: 1.15; margin: 1rem 0; }
h2 { font-size: 1.4rem; margin: 2.5rem 0 0.75rem; scroll-margin-top: 1rem; }
h3 { font-size: 1rem; margin: 1rem 0 0.35rem; }
a { color: var(--herb-ink); }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; list-style: none; padding: 0; }
nav a { display: inline-block; padding: 0.5rem 0; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
code { overflow-wrap: anywhere; }
pre {
  margin: 0; overflow-x: auto; padding: 0.85rem 1rem; border: 1px solid var(--line); border-radius: 0.6rem;
  background: var(--paper);
}
details { border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface); margin: 0.5rem 0; }
details details { background: none; margin-top: 1rem; }
details > :not(summary) { margin-left: 1rem; margin-right: 1rem; }
details > :last-child { margin-bottom: 1rem; }
summary { cursor: pointer; padding: 0.75rem 1rem; }
summary .what { color: var(--ink-soft); }
summary b {
  display: inline-block; min-width: 4.2rem; margin-right: 0.5rem; padding: 0.1rem 0.45rem; border-radius: 0.4rem;
  background: var(--herb-soft); color: var(--herb-ink); font: 600 0.75rem/1.6 ui-monospace, monospace; text-align: center;
}
:focus-visible { outline: 3px solid var(--herb-ink); outline-offset: 2px; }
@media (min-width: 48rem) { .both { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; } .both > * { min-width: 0; } }
`;
