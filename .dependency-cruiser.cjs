/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

const TEST = '[.](test|test-d)[.]tsx?$'
const TEST_ONLY = `${TEST}|^shared/testing/|^shared/releases/src/test/|^mfe-[^/]+/src/test/|^shell/(browser|server)/test/|^platform/(src/proof|bench|console/src/test)/|^e2e/`
const WORKSPACE = '^(shared|shell|mfe-[^/]+|platform|e2e)/'

/** Each layer of a remote with the layers above it, which it must not know. */
const LAYERS = ['exposes', 'pages', 'fulfilment', 'features']
const upwards = LAYERS.slice(1).map((layer, index) => [layer, LAYERS.slice(0, index + 1).join('|')])

/** Each shared package that is more than shapes and rules, with the shared packages it may build on. */
const BUILDS_ON = {
  navigation: 'services|events|state|contracts|domain|words',
  services: 'events|state|contracts|domain|words',
  events: 'contracts|domain',
  state: 'contracts|domain',
  vendors: 'contracts|domain|words',
  words: 'domain',
  releases: 'contracts|schema|domain',
  schema: '',
  css: '',
}

const PLATFORM = 'platform/src'
const COMPOSITION = `^${PLATFORM}/[^/]+[.]ts$`

/**
 * Inside the platform: the kernel at the bottom, modules on it, the console on them, and who puts them together on top (decision 0055).
 * @type {Rule[]}
 */
const PLATFORM_WALLS = [
  {
    name: 'modules-are-entered-by-their-index',
    comment: 'What a module is for others stands in its index.ts; the rest it may change without asking.',
    severity: 'error',
    from: { path: `^${PLATFORM}/modules/([^/]+)/` },
    to: { path: `^${PLATFORM}/modules/`, pathNot: `^${PLATFORM}/modules/($1/|[^/]+/index[.]ts$)` },
  },
  {
    name: 'modules-are-entered-by-their-index',
    comment: 'The same for whoever is no module.',
    severity: 'error',
    from: { pathNot: `^${PLATFORM}/modules/` },
    to: { path: `^${PLATFORM}/modules/`, pathNot: `^${PLATFORM}/modules/[^/]+/index[.]ts$` },
  },
  {
    name: 'modules-make-no-circle',
    comment:
      'The one below declares a port, or publishes an event that the other follows. An index leads to every file of its module.',
    severity: 'error',
    from: { path: `^${PLATFORM}/modules/([^/]+)/` },
    to: { circular: true, via: { pathNot: `^${PLATFORM}/modules/$1/` } },
  },
  {
    name: 'kernel-imports-no-module',
    comment: 'Database, HTTP, clock, sessions and events know nothing of what is sold.',
    severity: 'error',
    from: { path: `^${PLATFORM}/kernel/`, pathNot: TEST },
    to: { path: `^${PLATFORM}/`, pathNot: `^${PLATFORM}/kernel/` },
  },
  {
    name: 'providers-stay-behind-their-port',
    comment: 'A module knows the port; who stands behind it is said where the platform is put together.',
    severity: 'error',
    from: { path: `^${PLATFORM}/(modules|console-api)/`, pathNot: TEST },
    to: { path: `^${PLATFORM}/providers/`, pathNot: `^${PLATFORM}/providers/[^/]+/port[.]ts$` },
  },
  {
    name: 'providers-stay-behind-their-port',
    comment: 'Also there a provider is entered by its index only.',
    severity: 'error',
    from: { path: COMPOSITION },
    to: { path: `^${PLATFORM}/providers/`, pathNot: `^${PLATFORM}/providers/[^/]+/(index|port)[.]ts$` },
  },
  {
    name: 'providers-know-no-module',
    comment: 'They stand for other companies: what they need of ours arrives through their port.',
    severity: 'error',
    from: { path: `^${PLATFORM}/providers/([^/]+)/`, pathNot: TEST },
    to: { path: `^${PLATFORM}/`, pathNot: `^${PLATFORM}/(kernel/|providers/$1/)` },
  },
  {
    name: 'the-console-is-apart',
    comment: 'It looks at everything and nothing needs it: production runs without.',
    severity: 'error',
    from: { path: `^${PLATFORM}/`, pathNot: `${COMPOSITION}|^${PLATFORM}/(console-api|proof)/` },
    to: { path: `^${PLATFORM}/console-api/` },
  },
  {
    name: 'nothing-imports-what-puts-it-together',
    comment: 'Ask for what you need as an argument; app, server and assembly hand it over.',
    severity: 'error',
    from: { path: `^${PLATFORM}/(modules|providers|console-api|seed)/`, pathNot: TEST },
    to: { path: COMPOSITION },
  },
]

/**
 * The one judge of the import graph. Every rule has a probe of its name in shared/build/probes that proves it bites.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'remotes-are-strangers',
      comment: 'Remotes release alone. Talk through the event bus, the shared stores or a slot of the shell.',
      severity: 'error',
      from: { path: '^mfe-([^/]+)/' },
      to: { path: '^(mfe-[^/]+|shell)/', pathNot: '^mfe-$1/' },
    },
    {
      name: 'domain-imports-nothing',
      comment: 'Rules are pure: time, ids and I/O arrive as arguments.',
      severity: 'error',
      from: { path: '^shared/domain/', pathNot: TEST },
      to: { pathNot: '^shared/domain/' },
    },
    {
      name: 'contracts-import-domain-and-schema-only',
      comment: 'A contract is a shape and a parser; anything more would reach every remote through it.',
      severity: 'error',
      from: { path: '^shared/contracts/', pathNot: TEST },
      to: { pathNot: '^shared/(contracts|schema|domain)/' },
    },
    {
      name: 'ui-imports-domain-and-words-only',
      comment: 'A primitive is bundled by every remote: it knows no store, bus or service.',
      severity: 'error',
      from: { path: '^shared/ui/', pathNot: TEST },
      to: { path: WORKSPACE, pathNot: '^shared/(ui|css|domain|words)/' },
    },
    ...Object.entries(BUILDS_ON).map(
      /** @returns {Rule} */ ([name, allowed]) => ({
        name: 'shared-flows-downhill',
        comment:
          'navigation, services, events and state, contracts, words, domain: in this order. The other way round is a cycle of packages.',
        severity: 'error',
        from: { path: `^shared/${name}/`, pathNot: TEST },
        to: { path: WORKSPACE, pathNot: `^shared/(${name}|${allowed}|testing)/|${TEST}` },
      }),
    ),
    {
      name: 'features-meet-in-pages',
      comment: 'Lift what two features share into the page that composes them, or into domain.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    ...upwards.map(
      /** @returns {Rule} */ ([layer, above]) => ({
        name: 'inside-a-remote-arrows',
        comment: 'exposes, pages, fulfilment, features: each may import what stands to its right.',
        severity: 'error',
        from: { path: `^(mfe-[^/]+)/src/${layer}/`, pathNot: TEST },
        to: { path: `^$1/src/(${above})/` },
      }),
    ),
    ...[
      { path: '^(mfe-[^/]+)/src/fulfilment/([^/]+)/', pathNot: '^$1/src/fulfilment/$2/' },
      { path: '^(mfe-[^/]+)/src/(?!fulfilment/)', pathNot: '^$' },
    ].map(
      /** @returns {Rule} */ ({ path, pathNot }) => ({
        name: 'ways-of-ordering-are-strangers',
        comment:
          'Each way of ordering has a folder of its own; the list of them in fulfilment/ alone knows them by name.',
        severity: 'error',
        from: { path, pathNot: TEST },
        to: { path: '^$1/src/fulfilment/[^/]+/', pathNot },
      }),
    ),
    {
      name: 'shell-loads-remotes-by-name-only',
      comment: 'A remote is found at run time in the release document; an import would bake it into the shell.',
      severity: 'error',
      from: { path: '^(shell|shared|platform)/' },
      to: { path: '^mfe-[^/]+/' },
    },
    {
      name: 'shell-sides-meet-in-shared',
      comment: "What both sides of the shell know is in shell/shared; besides, the server draws the browser's page.",
      severity: 'error',
      from: { path: '^shell/server/', pathNot: TEST_ONLY },
      to: {
        path: '^shell/browser/',
        pathNot: '^shell/browser/(app[.]tsx|pages/pages[.]ts|states/(late-)?apologies[.]ts)$',
      },
    },
    {
      name: 'shell-sides-meet-in-shared',
      comment: 'A browser has no server in it, and what both sides know needs neither of them.',
      severity: 'error',
      from: { path: '^shell/(browser|shared)/', pathNot: TEST_ONLY },
      to: { path: '^shell/server/' },
    },
    {
      name: 'shell-sides-meet-in-shared',
      comment: 'What both sides know needs neither of them.',
      severity: 'error',
      from: { path: '^shell/shared/', pathNot: TEST_ONLY },
      to: { path: '^shell/browser/' },
    },
    {
      name: 'session-comes-late',
      comment:
        'What looks after tokens is worth nothing to who only looks at a page: it comes by `import()`, and nothing of it before.',
      severity: 'error',
      from: { path: '^shell/', pathNot: `^shell/browser/session/|${TEST_ONLY}` },
      to: { path: '^shell/browser/session/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'apologies-come-late',
      comment:
        'What says that a page cannot be had is worth nothing to who sees it: it comes by `import()`. The server has it at once.',
      severity: 'error',
      from: { path: '^shell/browser/', pathNot: `^shell/browser/states/apologies[.]ts$|${TEST_ONLY}` },
      to: {
        path: '^shell/browser/states/(apologies|not-found-page|ordering-stopped|remote-unavailable-page)[.]tsx?$',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'only-shell-remotes-imports-federation-runtime',
      comment: 'One federation runtime per page, owned by the shell. The build presets configure the bundler with it.',
      severity: 'error',
      from: { pathNot: '^shell/browser/remotes/|^shared/build/(webpack|federation)/' },
      to: { path: '(^|/node_modules/)@module-federation/' },
    },
    {
      name: 'router-only-behind-navigation',
      comment: 'One copy of the router and one place to change it.',
      severity: 'error',
      from: { pathNot: '^shared/navigation/' },
      to: { path: '(^|/node_modules/)react-router(-dom)?(/|$)' },
    },
    {
      name: 'openid-behind-one-file',
      comment:
        'How an ID token is judged is decided in one place; the rest of the site knows sign-ins, not the protocol.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|shared)/', pathNot: '^shell/server/auth/openid-client[.]ts$' },
      to: { path: '(^|/node_modules/)(openid-client|oauth4webapi)(/|$)' },
    },
    {
      name: 'styles-only-behind-css',
      comment: 'What makes rules and class names of styles is one package: import from @galo/css.',
      severity: 'error',
      from: { pathNot: '^shared/css/' },
      to: { path: '(^|/node_modules/)@emotion/' },
    },
    {
      name: 'platform-imports-no-client-code',
      comment:
        "The platform stands for somebody else's: it shares the rules, the wire and how words are kept, not what runs in browsers.",
      severity: 'error',
      from: { path: '^platform/', pathNot: `${TEST}|^platform/console/` },
      to: {
        path: '^(shell|e2e|shared)/|/react(-dom)?/',
        pathNot: '^shared/(domain|contracts|releases|testing)/|^shared/words/src/(?!(index|react)[.])',
      },
    },
    ...Object.entries({
      // The page, the calls it shares with the platform, and the platform.
      '^platform/console/(src|bin)/': '^platform/console/|^shared/(ui|css|services|words|contracts|domain)/',
      '^platform/console/calls/': '^platform/console/calls/|^shared/(contracts|domain)/',
      '^platform/(?!console/)': '^(?!platform/console/src/)',
    }).map(
      /** @returns {Rule} */ ([from, allowed]) => ({
        name: 'console-and-platform-share-calls-only',
        comment: 'The console is a page that speaks HTTP: what it shows is what a call or an event says.',
        severity: 'error',
        from: { path: from, pathNot: TEST_ONLY },
        to: { path: WORKSPACE, pathNot: allowed },
      }),
    ),
    {
      name: 'platform-is-reached-over-http',
      comment: 'Only tests run the platform in their own process.',
      severity: 'error',
      from: { path: '^(shell|shared|mfe-[^/]+)/', pathNot: TEST_ONLY },
      to: { path: '^platform/' },
    },
    {
      name: 'tests-do-not-leak',
      comment: 'Builders, fakes and tests must not reach a customer.',
      severity: 'error',
      from: { path: '^(shared|shell|mfe-[^/]+|platform)/', pathNot: `${TEST_ONLY}|^shared/build/jest/` },
      to: { path: TEST_ONLY },
    },
    ...PLATFORM_WALLS,
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or hide a third.',
      severity: 'error',
      from: { pathNot: `^${PLATFORM}/modules/` },
      to: { circular: true },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or hide a third.',
      severity: 'error',
      from: { path: `^${PLATFORM}/modules/([^/]+)/` },
      to: { circular: true, viaOnly: { path: `^${PLATFORM}/modules/$1/` } },
    },
    {
      name: 'not-unresolvable',
      comment: 'An import that cannot be followed slips past every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(@module-federation/|react-router)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(shared/[^/]+|shell|mfe-[^/]+|platform|platform/console|e2e)/dist/|^shared/build/probes/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '.json'],
    },
    progress: { type: 'none' },
  },
}
