// Styles of overlay and panel, as a constructed stylesheet: the content policy of the pages forbids inline styles.

/** Text of the stylesheet. */
export const overlayStyle = `
:host { all: initial; color-scheme: dark; }
* { box-sizing: border-box; }
.shade, .panel { font: 14px/1.5 system-ui, sans-serif; color: #e8eaed; }
.shade { position: fixed; inset: 0; z-index: 2147483646; display: flex; align-items: flex-start; justify-content: center;
  padding: 6vh 16px 16px; background: rgb(10 12 16 / 60%); overflow: auto; overscroll-behavior: contain; }
.dialog { width: min(860px, 100%); border-radius: 10px; padding: 18px 24px 20px; background: #16181d;
  box-shadow: 0 0 0 1px #2f333b, 0 16px 56px rgb(0 0 0 / 55%); }
header { display: flex; justify-content: space-between; align-items: center; gap: 16px; }
h2 { margin: 0; font-size: 18px; font-weight: 600; line-height: 1.3; }
p { margin: 0; overflow-wrap: anywhere; }
button { font: inherit; font-size: 13px; cursor: pointer; border: 0; color: inherit; background: none; }
.close { flex: none; width: 36px; height: 36px; margin-right: -8px; font-size: 16px; border-radius: 8px; color: #b4bac4; }
.close:hover { background: #2a2d34; color: #fff; }
:focus-visible { outline: 2px solid #7ab7ff; outline-offset: 2px; }
article { margin-top: 16px; padding-top: 14px; border-top: 1px solid #2f333b; }
.kind { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 10px; font-size: 12px; font-weight: 600;
  color: #f7b955; }
.error .kind { color: #ff8f93; }
.info .kind { color: #8ec5ff; }
code { font: 12px ui-monospace, monospace; color: #a3a9b4; }
.message { margin: 2px 0 4px; font-size: 15px; }
a { font: 13px/1.6 ui-monospace, monospace; color: #8ec5ff; overflow-wrap: anywhere; text-underline-offset: 3px; }
a:hover { color: #fff; }
pre { margin: 8px 0; padding: 10px 12px; border-radius: 6px; background: #0d0f13; overflow-x: auto; tab-size: 2;
  font: 13px/1.55 ui-monospace, monospace; }
.hint, .note { margin-top: 6px; font-size: 13px; color: #b4bac4; }
.note { margin-top: 18px; padding-top: 12px; border-top: 1px solid #2f333b; }
.panel { position: fixed; right: 12px; bottom: 12px; z-index: 2147483645; max-width: min(560px, calc(100% - 24px));
  display: flex; flex-direction: column; align-items: flex-end; gap: 8px; }
.badge { display: flex; align-items: center; gap: 8px; padding: 5px 12px; min-height: 30px; border-radius: 15px; text-align: left;
  background: #16181d; box-shadow: 0 0 0 1px #3a3f48, 0 2px 10px rgb(0 0 0 / 25%); }
.badge:hover { background: #2a2d34; }
.dot { flex: none; width: 8px; height: 8px; border-radius: 50%; background: #f7b955; }
.dot.error { background: #ff6b70; }
.dot.info { background: #8ec5ff; }
.list { max-height: min(60vh, 560px); width: 100%; overflow: auto; overscroll-behavior: contain; padding: 14px 16px;
  border-radius: 10px; background: #16181d; box-shadow: 0 0 0 1px #3a3f48, 0 12px 40px rgb(0 0 0 / 40%); }
.list h2 { font-size: 15px; }
.list h2:not(:first-child) { margin-top: 22px; }
.list h2 + article { margin-top: 8px; padding-top: 0; border-top: 0; }
.copy { display: block; margin-top: 4px; padding: 2px 8px; border-radius: 6px; background: #2a2d34; color: #b4bac4;
  overflow-wrap: anywhere; text-align: left; }
.copy:hover { color: #fff; }
@media (max-width: 600px) { .shade { padding: 12px 8px; } .dialog { padding: 14px 16px 16px; } }
@media print { .shade, .panel { display: none; } }
`
