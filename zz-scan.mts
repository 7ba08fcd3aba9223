import fs from "node:fs"; import { load } from "cheerio";
const root="/tmp/de/public/de"; const counts=new Map<string,string>();
for (const f of fs.readdirSync(root,{recursive:true,encoding:"utf8"}).filter(f=>f.endsWith("index.html"))) {
  const $=load(fs.readFileSync(`${root}/${f}`,"utf8"));
  $("script,style,template").remove();
  const texts:string[]=[];
  $("*").contents().each((_,n)=>{ if(n.type==="text") { const lang=$(n.parent!).closest("[lang]").attr("lang"); if(lang==="de") texts.push(n.data); else if(n.data.trim()) counts.set("["+lang+"] "+n.data.trim().slice(0,60),f);} });
  $("[alt],[aria-label],[title],[placeholder],[content]").each((_,e)=>{for(const a of ["alt","aria-label","title","placeholder","content"]) {const v=$(e).attr(a); if(v) texts.push("@"+a+" "+v);}});
  for (const t of texts) for (const m of t.trim().split(/\s{2,}|[.!?…:;,]\s/)) { const p=m.replace(/^@\S+ /,""); if(/[aeiou]/i.test(p.replace(/\S+@\S+|https?:\S+|\S+\.\S+/g,""))&&/[a-z]{2,}/i.test(p)&&!/[äéíöüÄÉÍÖÜ]/.test(p)) counts.set(m.slice(0,110),f); }
}
for (const [t,f] of [...counts].sort()) console.log(f.padEnd(30),"|",t);
