/** The operator's dark theme, for a page whose `html` has the class `dark-theme`. Comes after `tokensCss`; no customer's page carries it. */
export const darkThemeCss = `
.dark-theme {
  color-scheme: dark;
  --canvas: #0B1020;
  --rail: #080C19;
  --trough: #0F1530;
  --surface: #141B36;
  --surface-2: #1D2649;
  --azul-50: #1D2649;
  --azul-100: #2B3663;
  --azul-200: #38457A;
  --azul-700: #C9D6FF;
  --text: #EEF2FF;
  --text-2: #B9C3E8;
  --text-3: #98A4D0;
  --border: #2B3663;
  --border-field: #6876AE;
  --action: #8FA4FF;
  --action-hover: #A9BAFF;
  --action-press: #C3CFFF;
  --on-action: #0B1020;
  --focus: #FFC42E;
  --focus-gap: #0B1020;
  --ok: #7BD98E;
  --ok-bg: #12351F;
  --warn-bg: #3B2E07;
  --error: #FF8FA9;
  --error-bg: #46101F;
  --hot: #FF9B7A;
  --hot-bg: #45190C;
  --scrim: rgb(4 7 16 / 0.7);
}
@media (prefers-contrast: more) {
  .dark-theme {
    --text-2: #FFFFFF;
    --text-3: #DCE4FF;
    --border: #98A4D0;
  }
}
@media (forced-colors: active) {
  .dark-theme {
    --focus: Highlight;
    --border: CanvasText;
    --border-field: CanvasText;
  }
}
`
