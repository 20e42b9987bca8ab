// Style of overlay and panel. A style sheet object: the content policy of the pages allows no inline styles.

/** Text of the style sheet. */
export const overlayStyle = `
:host { all: initial; }
* { box-sizing: border-box; font-family: system-ui, sans-serif; }
.shade { position: fixed; inset: 0; z-index: 2147483646; display: flex; align-items: flex-start; justify-content: center;
  padding: 6vh 16px 16px; background: rgb(10 12 16 / 55%); overflow: auto; }
.dialog { width: min(860px, 100%); border-top: 4px solid #e5484d; border-radius: 8px; padding: 20px 24px; background: #16181d;
  color: #e8eaed; box-shadow: 0 12px 48px rgb(0 0 0 / 50%); }
header { display: flex; justify-content: space-between; align-items: center; }
h2 { margin: 0; font-size: 18px; font-weight: 600; }
button { font-size: 13px; cursor: pointer; border: 0; color: inherit; background: none; }
.close { min-width: 32px; min-height: 32px; font-size: 16px; border-radius: 6px; }
.close:hover { background: #2a2d34; }
button:focus-visible, a:focus-visible { outline: 2px solid #7ab7ff; outline-offset: 2px; }
article { margin-top: 16px; border-left: 3px solid #f5a623; padding-left: 12px; }
article.error { border-color: #e5484d; }
article.info { border-color: #7ab7ff; }
.message { margin: 0 0 4px; font-size: 14px; line-height: 1.5; overflow-wrap: anywhere; }
code { margin-left: 8px; font: 12px ui-monospace, monospace; color: #9aa0aa; }
a { font: 13px ui-monospace, monospace; color: #7ab7ff; overflow-wrap: anywhere; }
pre { margin: 8px 0; padding: 10px 12px; border-radius: 6px; background: #0d0f13; color: #e8eaed; overflow-x: auto;
  font: 13px/1.5 ui-monospace, monospace; }
.hint, .note { margin: 6px 0 0; font-size: 13px; color: #b4bac4; line-height: 1.5; }
.note { margin-top: 18px; }
.panel { position: fixed; right: 12px; bottom: 12px; z-index: 2147483645; max-width: min(560px, calc(100% - 24px));
  display: flex; flex-direction: column; align-items: flex-end; gap: 8px; color: #e8eaed; }
.badge { padding: 6px 12px; min-height: 28px; border-radius: 14px; background: #16181dd9; color: #e8eaed; }
.badge:hover { background: #16181d; }
.list { max-height: 60vh; overflow: auto; padding: 4px 16px 16px; border-radius: 8px; background: #16181d; font-size: 14px;
  box-shadow: 0 8px 32px rgb(0 0 0 / 40%); }
.list:not(:has(article)) { padding: 12px 16px; }
@media print { .shade, .panel { display: none; } }
`
