import { localeCookieMaxAge, localeCookieName } from "@/config/languages";

/**
 * Runs before the first paint of `/` alone: the remembered or the browser's language wins; English replaces the
 * address. Crawlers, which neither keep cookies nor state a language that means anything, get the Turkish page.
 */
export const localeScript = `(function(){try{var d=document,m=/(?:^|; )${localeCookieName}=(tr|en)(?:;|$)/.exec(d.cookie),l=m&&m[1];if(!l){if(/bot|crawl|spider|slurp/i.test(navigator.userAgent))return;var n=navigator.languages||[navigator.language||""];for(var i=0;i<n.length&&!l;i++){var c=n[i].slice(0,2).toLowerCase();if(c==="tr"||c==="en")l=c}l=l||"tr";d.cookie="${localeCookieName}="+l+";path=/;max-age=${localeCookieMaxAge};samesite=lax"+(location.protocol==="https:"?";secure":"")}if(l==="en"){d.documentElement.style.visibility="hidden";location.replace("/en/"+location.search+location.hash)}}catch(e){}})()`;

/**
 * What the pages' policy lets become code or HTML where a plain text is handed to the browser (Trusted Types): our own script
 * files, the data blocks of the structured data, and the empty element out of which React makes scripts. Everything else
 * that goes past `ownHtml` is refused.
 */
export const trustedTypesScript = `(function(){var T=window.trustedTypes,O=location.origin;if(T)T.createPolicy("default",{createScriptURL:function(u){var a=new URL(u,O);return a.origin===O&&/^\\/[^/]+\\.js$/.test(a.pathname)?u:null},createHTML:function(h){return/^(?:<script><\\/script>|\\{[^<]*)$/.test(h)?h:null},createScript:function(s){JSON.parse(s);return s}})})();`;

/**
 * First script of every page: when a script or style of ours fails to load, or the page's data is gone, the page reloads,
 * at most once in 60 s (specification, section 9) and not without a network, where it would lose the page; after that
 * `#load-failed` says so and offers to load again. What was typed goes along in the history entry, which nobody else can
 * read and which ends with the tab; passwords, files and tax or identity numbers do not. It stands inline because the missing
 * file may be the application itself, and it stops Gatsby's own handler, which reloads without limit. `___reloadOnce` lets
 * the application use the same allowance: it tells whether the page is about to reload.
 */
export const chunkReloadScript = `(function(){var K="chunk-reload-at",D=document,busy=false;function each(f){D.querySelectorAll("form input,form textarea,form select").forEach(function(c){if(c.name&&!/password|file|hidden/.test(c.type)&&!/tax|identity/i.test(c.name))f(c,/checkbox|radio/.test(c.type)?"checked":"value")})}function keep(){var o=[];each(function(c,k){o.push([c.name,c[k]])});history.replaceState(Object.assign({},history.state,{typed:o}),"")}function again(){keep();addEventListener("input",keep,true);location.reload()}function once(){if(busy)return true;if(navigator.onLine===false)return false;try{var n=Date.now(),l=+sessionStorage.getItem(K)||0;if(n-l<60000)return false;sessionStorage.setItem(K,String(n))}catch(e){return false}busy=true;again();return true}function show(){var m=D.getElementById("load-failed");if(!m||!m.hidden)return;m.hidden=false;m.addEventListener("click",function(e){if(e.target.tagName==="A"){e.preventDefault();again()}})}function ready(f){if(D.readyState==="loading")addEventListener("DOMContentLoaded",f);else f()}function go(){if(!once())ready(show)}window.___reloadOnce=once;ready(function(){var o=history.state&&history.state.typed,i=0;if(o)each(function(c,k){if(o[i]&&o[i][0]===c.name)c[k]=o[i++][1]})});addEventListener("error",function(e){var t=e.target;if(t&&t!==window&&(t.tagName==="SCRIPT"&&t.src.indexOf(location.origin+"/")===0||t.tagName==="LINK"&&/stylesheet/.test(t.rel)))go()},true);addEventListener("unhandledrejection",function(e){var r=e.reason;if(r&&(r.name==="ChunkLoadError"||/Loading (CSS )?chunk \\S+ failed|Not rendering React$/i.test(r.message||r))){e.stopImmediatePropagation();e.preventDefault();go()}})})()`;
