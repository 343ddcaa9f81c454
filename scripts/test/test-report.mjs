import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const isFailed = ({ status }) => status === 'failed';

/** A file that fails to load has no failed test, yet counts as one. */
function readVitest({ numPassedTests, testResults }) {
  const failed = testResults.filter(isFailed).flatMap(({ name, assertionResults }) => {
    const file = relative('', name);
    const tests = assertionResults.filter(isFailed).map(({ fullName }) => `${file} › ${fullName}`);
    return tests.length > 0 ? tests : [file];
  });
  return { passed: numPassedTests, failed };
}

/** Each with the titles of what it stands in, below its file. */
const listSpecs = ({ specs = [], suites = [] }, above = []) => [
  ...specs.map((spec) => ({ ...spec, title: [...above, spec.title].join(' › ') })),
  ...suites.flatMap((suite) => listSpecs(suite, [...above, suite.title])),
];

function readPlaywright({ stats, suites, errors }) {
  const failed = suites.flatMap((suite) => listSpecs(suite)).filter(({ ok }) => !ok);
  return {
    passed: stats.expected + stats.flaky,
    failed: [
      ...failed.map(({ file, line, title }) => `${file}:${line} › ${title}`),
      ...errors.map(({ message }) => message.split('\n')[0]),
    ],
  };
}

/** A run that failed without a failed test counts as one failure. */
export function readTestReport(file, exitCode) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const read = report?.stats ? readPlaywright : readVitest;
  const { passed, failed } = report ? read(report) : { passed: 0, failed: [] };
  return { passed, failed: exitCode !== 0 && failed.length === 0 ? [`exit code ${exitCode}`] : failed };
}
