/** Names of HTTP statuses (RFC 9110, section 15, and IANA's registry), as different servers spell them. */
const statusName = String.raw`bad request|unauthori[sz]ed|payment required|forbidden(?: resource)?|(?:(?:page|route|resource) )?not found|method not allowed|not acceptable|proxy authentication required|request time-?out|conflict|gone|length required|precondition (?:failed|required)|(?:payload|content|request entity|request header fields) too large|(?:request-)?uri too long|unsupported media type|(?:requested )?range not satisfiable|expectation failed|i['’]m a teapot|misdirected request|unprocessable (?:entity|content)|locked|failed dependency|too early|upgrade required|too many (?:requests|attempts)|unavailable for legal reasons|(?:internal )?server error|not implemented|bad gateway|service (?:temporarily )?unavailable|the service is (?:temporarily )?unavailable|gateway time-?out|http version not supported|variant also negotiates|insufficient storage|loop detected|not extended|network authentication required|web server is down|connection timed out|origin is unreachable|ok`; // prettier-ignore

/** Sentences that gateways send in place of a backend. */
const gatewayText = String.raw`no healthy upstream|upstream request timeout|stream timeout|rbac: access denied|backend fetch failed|endpoint request timed out|missing authentication token|(?:api |rate )*limit exceeded(?:: \d.*)?|an invalid response was received from the upstream server|the upstream server is timing out|no route matched with those values|failure to get a peer from the ring-balancer|user is not authori[sz]ed to access this resource|default backend - 404|application error`; // prettier-ignore

/** Sentences that frameworks send where their users wrote none. */
const frameworkText = String.raw`unauthenticated|not authenticated|this action is unauthori[sz]ed|access (?:is )?denied|csrf token mismatch|the given data was invalid|(?:one or more )?validation (?:errors? occurred|failed|error)|(?:a|an)?(?: |server|unexpected|unknown|internal)*error(?: has)?(?: occurred)?(?: while processing your request)?|something went wrong|(?:the \w+ method|(?:request )?method ['"]?\w+['"]?) (?:is )?not (?:supported|allowed)\b.*|content[- ]type ['"].*|(?:invalid|failed to read) request(?: content| body)?|required request (?:body|part|parameter|header)\b.*|no static resource .*|the route .* could not be found|no \w+ matches the given query|validation failed for (?:object|argument|classes)\b.*|connection refused|authentication credentials were not provided|full authentication is required to access this resource|could not validate credentials|bad credentials|(?:invalid|expired) (?:token|signature)|(?:jwt|token)(?: has| is)? expired|you do not have permission to perform this action|request was throttled\..*|cannot (?:get|post|put|patch|delete) /.*|too many requests, please try again later|no message available|network error|failed to fetch`; // prettier-ignore

/** What may stand before a name: a status line, a code, the name of an exception. */
const lead = String.raw`(?:http(?:/\d(?:\.\d)?)?\s+)?(?:(?:http )?error:?\s+|status(?: code)?:?\s+)?(?:\d{3}\b\s*[:–-]?\s*)?(?:\w+exception:\s*)?`;
const wholeText = new RegExp(
  `^${lead}(?:error:\\s*)?(?:${statusName}|${gatewayText}|${frameworkText})?[.!]*$`,
  "i",
);

/** Beginnings after which anything may follow. */
const beginning =
  /^(?:upstream connect error|sqlstate\[|no query results for model|error code: \d+|request failed with status code|runtime error:|key: '|invalid character '|connect e[a-z]+ )/i;

/** Words of programmers that no sentence for a visitor has. */
const programWord = /\b(?:json|sql|csrf|null|undefined|object reference|duplicate (?:key|entry))\b/i;

/**
 * Tells what servers, gateways and frameworks say by themselves, in English and for programmers, from a sentence that a backend
 * has for its visitors.
 * @example isMachineText("503 Service Unavailable") // true
 * @example isMachineText("Not found in our list") // false
 */
export const isMachineText = (text: string): boolean =>
  programWord.test(text) || wholeText.test(text.trim()) || beginning.test(text.trim());
