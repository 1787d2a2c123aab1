/**
 * Every value of the brand as custom properties of the page: limewash, azulejo blue, embers.
 */
export const tokensCss = `
:root {
  color-scheme: light;
  --azul-800: #16267F;
  --azul-700: #1B32A8;
  --azul-600: #2440CF;
  --azul-500: #4A66F0;
  --azul-200: #C9D6FF;
  --azul-100: #E3EAFF;
  --azul-50: #F1F4FF;
  --tinta-900: #10162F;
  --tinta-700: #3A4261;
  --tinta-500: #596182;
  --linha: #DBE0F0;
  --linha-forte: #7F88AA;
  --cal: #F5F7FD;
  --branco: #FFFFFF;
  --limao-400: #FFC42E;
  --limao-300: #FFD45C;
  --limao-100: #FFF1C9;
  --brasa-500: #FF5A2C;
  --brasa-600: #BC300D;
  --brasa-100: #FFE4DA;
  --erva-600: #1B7338;
  --erva-500: #3C9E4F;
  --erva-100: #DCF2DF;
  --alarme-600: #B0103A;
  --alarme-100: #FFE3EA;
  --heat-0: #E9C27E;
  --heat-1: #E8C136;
  --heat-2: #EE9A2A;
  --heat-3: #E2641C;
  --heat-4: #CB3A17;
  --heat-5: #8E1A0E;
  --canvas: var(--cal);
  --surface: var(--branco);
  --text: var(--tinta-900);
  --text-2: var(--tinta-700);
  --text-3: var(--tinta-500);
  --border: var(--linha);
  --border-field: var(--linha-forte);
  --action: var(--azul-600);
  --action-hover: var(--azul-700);
  --action-press: var(--azul-800);
  --on-action: #FFFFFF;
  --next: var(--limao-400);
  --next-hover: #FFD15A;
  --next-press: #F2B20F;
  --on-next: var(--tinta-900);
  --focus: var(--azul-600);
  --focus-gap: #FFFFFF;
  --ok: var(--erva-600);
  --ok-bg: var(--erva-100);
  --warn-bg: var(--limao-100);
  --error: var(--alarme-600);
  --error-bg: var(--alarme-100);
  --hot: var(--brasa-600);
  --hot-bg: var(--brasa-100);
  --font-display: 'Gabarito Variable', 'Gabarito Fallback', system-ui, sans-serif;
  --font-text: 'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif;
  --t-hero: min(clamp(2.75rem, 1.26rem + 6.35vw, 6.5rem), 16vw);
  --t-1: min(clamp(1.875rem, 1.43rem + 1.9vw, 3rem), 12vw);
  --t-2: clamp(1.375rem, 1.225rem + 0.64vw, 1.75rem);
  --t-3: clamp(1.125rem, 1.075rem + 0.21vw, 1.25rem);
  --t-body: 1rem;
  --t-small: 0.875rem;
  --t-micro: 0.8125rem;
  --lh-tight: 0.98;
  --lh-head: 1.12;
  --lh-body: 1.5;
  --track-hero: -0.025em;
  --track-head: -0.012em;
  --s-1: 4px;
  --s-2: 8px;
  --s-3: 12px;
  --s-4: 16px;
  --s-5: 24px;
  --s-6: 32px;
  --s-7: 48px;
  --s-8: 72px;
  --gutter: min(clamp(1rem, 0.586rem + 1.77vw, 2rem), 5vw);
  --page: 77rem;
  --touch: 44px;
  --r-1: 0.5rem;
  --r-2: 0.875rem;
  --r-3: 1.25rem;
  --r-4: 1.75rem;
  --r-full: 999px;
  --r-petal: 1rem 0.25rem 1rem 0.25rem;
  --e-1: 0 1px 2px rgb(16 22 47 / 0.06), 0 2px 8px rgb(16 22 47 / 0.05);
  --e-2: 1px 4px 12px rgb(16 22 47 / 0.08), 2px 10px 32px rgb(16 22 47 / 0.08);
  --e-3: 2px 8px 24px rgb(16 22 47 / 0.14), 4px 24px 72px rgb(16 22 47 / 0.2);
  --scrim: rgb(16 22 47 / 0.56);
  --d-1: 120ms;
  --d-2: 200ms;
  --d-3: 320ms;
  --d-4: 560ms;
  --ease-out: cubic-bezier(0.2, 0.8, 0.2, 1);
  --ease-in: cubic-bezier(0.5, 0, 0.8, 0.3);
  --ease-crow: cubic-bezier(0.3, 1.6, 0.5, 1);
  --z-sticky: 10;
  --z-bar: 20;
  --z-sheet: 40;
  --z-toast: 50;
}
@media (prefers-contrast: more) {
  :root {
    --text-2: #10162F;
    --text-3: #2B3252;
    --border: #596182;
    --border-field: #10162F;
    --action: #16267F;
    --canvas: #FFFFFF;
    --e-1: 0 0 0 1px #10162F;
    --e-2: 0 0 0 1px #10162F;
    --e-3: 0 0 0 2px #10162F;
  }
}
@media (forced-colors: active) {
  :root {
    --e-1: none;
    --e-2: none;
    --e-3: none;
    --focus: Highlight;
    --border: CanvasText;
    --border-field: CanvasText;
  }
}
@media (prefers-reduced-motion: reduce) {
  :root {
    --d-1: 1ms;
    --d-2: 1ms;
    --d-3: 1ms;
    --d-4: 1ms;
    --ease-crow: linear;
  }
}
`
