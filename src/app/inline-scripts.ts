import { localeCookieMaxAge, localeCookieName } from "@/config/languages";

/**
 * Runs before the first paint of `/` alone: the remembered or the browser's language wins; English replaces the
 * address. Crawlers, which neither keep cookies nor state a language that means anything, get the Turkish page.
 */
export const localeScript = `(function(){try{var d=document,m=/(?:^|; )${localeCookieName}=(tr|en)(?:;|$)/.exec(d.cookie),l=m&&m[1];if(!l){if(/bot|crawl|spider|slurp/i.test(navigator.userAgent))return;var n=navigator.languages||[navigator.language||""];for(var i=0;i<n.length&&!l;i++){var c=n[i].slice(0,2).toLowerCase();if(c==="tr"||c==="en")l=c}l=l||"tr";d.cookie="${localeCookieName}="+l+";path=/;max-age=${localeCookieMaxAge};samesite=lax"+(location.protocol==="https:"?";secure":"")}if(l==="en"){d.documentElement.style.visibility="hidden";location.replace("/en/"+location.search+location.hash)}}catch(e){}})()`;

/**
 * First script of every page: when a script or style of ours fails to load, or the page's data is gone, the page reloads,
 * at most once in 60 s (specification, section 9) and not without a network, where it would lose the page; after that
 * `#load-failed` says so and offers to load again. It stands inline because the missing file may be the application
 * itself, and it stops Gatsby's own handler, which reloads without limit. `___reloadOnce` lets the application use the
 * same allowance: it tells whether the page is about to reload.
 */
export const chunkReloadScript = `(function(){var K="chunk-reload-at",busy=false;function once(){if(busy)return true;if(navigator.onLine===false)return false;try{var n=Date.now(),l=+sessionStorage.getItem(K)||0;if(n-l<60000)return false;sessionStorage.setItem(K,String(n))}catch(e){return false}busy=true;location.reload();return true}function show(){var m=document.getElementById("load-failed");if(m)m.hidden=false}function go(){if(once())return;show();if(document.readyState==="loading")addEventListener("DOMContentLoaded",show)}window.___reloadOnce=once;addEventListener("error",function(e){var t=e.target;if(t&&t!==window&&(t.tagName==="SCRIPT"&&t.src.indexOf(location.origin+"/")===0||t.tagName==="LINK"&&/stylesheet/.test(t.rel)))go()},true);addEventListener("unhandledrejection",function(e){var r=e.reason;if(r&&(r.name==="ChunkLoadError"||/Loading (CSS )?chunk \\S+ failed|Not rendering React$/i.test(r.message||r))){e.stopImmediatePropagation();e.preventDefault();go()}})})()`;
